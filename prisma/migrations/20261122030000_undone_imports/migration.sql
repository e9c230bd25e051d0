-- The undo of an import leaves nothing that the import wrote. Those that were undone before are emptied here.
update "resume_templates" t
set "uploadedFileName" = null, "originalContent" = null
from "resume_imports" i
where i."undoneAt" is not null and i."userId" = t."userId" and i."fileName" = t."uploadedFileName"
  and not exists (
    select 1 from "resume_imports" later
    where later."userId" = t."userId" and later."undoneAt" is null and later."fileName" = t."uploadedFileName"
  );
update "resume_imports"
set "fileName" = '', "fileType" = '',
    "result" = '{"experiences": [], "lines": [], "warnings": []}',
    "changes" = '{"experienceIds": [], "bulletPointIds": [], "template": {"before": {}, "after": {}}}'
where "undoneAt" is not null;
