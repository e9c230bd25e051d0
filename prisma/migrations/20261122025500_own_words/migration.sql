-- Until now no engine reworded anything: what came back from a tailored resume was typed by its user.
update "bullet_points" set "origin" = 'WRITTEN' where "origin" = 'DERIVED';
