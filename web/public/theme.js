// Runs before the first paint, as a file of its own because the Content-Security-Policy allows no inline
// script. Keep the key and the values as in src/lib/theme.ts.
try {
  var theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage can be switched off; the system's theme is used then.
}
