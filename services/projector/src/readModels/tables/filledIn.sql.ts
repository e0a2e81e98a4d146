import { REFERENCE } from '@waymark/look/references';
import { FORMER_USER } from '../directory/person.ts';
import { READER } from '../model/guardedTable.ts';

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
/** Groups make no difference to where a text is split. */
const BETWEEN_BRACES = quoted(`\\{\\{(${REFERENCE})\\}\\}`);

/**
 * SQL functions that put in what texts of a plan stand for when they are read (ADR 42), as whoever
 * reads, so that row-level security says which values they are given. What has no value is its
 * name, for the team between two braces in the rows of a plan's parts, which are shown as chips;
 * what is not there any more are three dots.
 */
export const FILLED_IN = `
-- The value, where it leads if it is a link, and what it is called. A blueprint has no values yet.
CREATE OR REPLACE FUNCTION read.stands_for(
  reference text, of_workspace text, of_plan text, of_kind text, OUT value text, OUT address text, OUT called text
) LANGUAGE plpgsql STABLE AS $$
DECLARE
  part text := substr(reference, strpos(reference, ':') + 1);
BEGIN
  IF reference LIKE 'variable:%' THEN
    SELECT CASE WHEN v.type = 'LINK' AND v.value <> '' THEN coalesce(nullif(v.label, ''), v.value) ELSE v.value END,
           CASE WHEN v.type = 'LINK' AND v.value ~* '^(https?://|mailto:|tel:)\\S+$' THEN v.value END, v.name
      INTO value, address, called
      FROM read.variables v
     WHERE v.workspace_id = of_workspace AND v.plan_id = of_plan AND v.plan_kind = of_kind AND v.id = part;
  ELSIF reference LIKE 'person:%' THEN
    SELECT coalesce(
             (SELECT nullif(w.name, ${quoted(FORMER_USER)}) FROM read.people w WHERE w.account_id = p.matched_to),
             (SELECT i.name FROM read.invitations i
               WHERE i.workspace_id = of_workspace AND i.account_id = p.matched_to ORDER BY i.since DESC LIMIT 1),
             nullif(p.name, ''), o.name),
           coalesce(nullif(p.name, ''), o.name)
      INTO value, called
      FROM read.placeholders p
      LEFT JOIN read.roles o ON p.kind = 'role' AND o.workspace_id = p.workspace_id AND o.role_id = p.id
     WHERE p.workspace_id = of_workspace AND p.plan_id = of_plan AND p.plan_kind = of_kind AND p.id = part;
  ELSIF reference = 'workspaceName' THEN
    SELECT coalesce(nullif(w.display_name, ''), w.name) INTO value FROM read.workspaces w WHERE w.workspace_id = of_workspace;
  ELSE
    SELECT CASE reference WHEN 'clientName' THEN e.client_name WHEN 'projectName' THEN e.project_name WHEN 'processName' THEN e.name
                          WHEN 'startDate' THEN to_char(e.start_on::date, 'DD.MM.YYYY') ELSE to_char(e.end_on::date, 'DD.MM.YYYY') END
      INTO value
      FROM read.executions e
     WHERE e.workspace_id = of_workspace AND e.id = of_plan AND e.party = CASE current_setting('waymark.party', true) WHEN 'team' THEN 'team' ELSE 'client' END;
  END IF;
  value := CASE of_kind WHEN 'blueprint' THEN '' ELSE coalesce(value, '') END;
  IF reference !~ ':' THEN
    called := reference;
  END IF;
END $$;
CREATE OR REPLACE FUNCTION read.escaped(words text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT replace(replace(replace(replace(words, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;')
$$;
-- A text with what it stands for. 'html': rich text, 'line': words of a part, 'words': words elsewhere, 'json': words within a text of JSON, 'href': an address.
CREATE OR REPLACE FUNCTION read.filled_in(words text, of_workspace text, of_plan text, of_kind text, form text)
RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  pieces text[] := regexp_split_to_array(words, ${BETWEEN_BRACES});
  found text := pieces[1];
  reference text;
  nth int := 1;
  stands record;
  shown text;
BEGIN
  FOR reference IN SELECT m[1] FROM regexp_matches(words, ${BETWEEN_BRACES}, 'g') WITH ORDINALITY AS t (m, place) ORDER BY place LOOP
    nth := nth + 1;
    stands := read.stands_for(reference, of_workspace, of_plan, of_kind);
    shown := CASE WHEN stands.value <> '' THEN stands.value
                  WHEN form IN ('html', 'line') AND current_setting('waymark.party', true) = 'team'
                    THEN '{{' || coalesce(stands.called, reference) || '}}'
                  ELSE coalesce(stands.called, '…') END;
    IF form = 'href' THEN
      RETURN coalesce(stands.address, '');
    END IF;
    shown := CASE WHEN form = 'json' THEN regexp_replace(to_json(shown)::text, '^"|"$', '', 'g')
                  WHEN form IN ('line', 'words') THEN shown
                  WHEN stands.address IS NOT NULL AND stands.value <> ''
                    THEN '<a href="' || read.escaped(stands.address) || '">' || read.escaped(shown) || '</a>'
                  ELSE read.escaped(shown) END;
    found := found || shown || pieces[nth];
  END LOOP;
  RETURN found;
END $$;
-- The content of a block or of a task; to whom it leads nowhere a button is not shown, but for the team.
CREATE OR REPLACE FUNCTION read.filled_content(content jsonb, of_workspace text, of_plan text, of_kind text)
RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  address text := content #>> '{action,href}';
BEGIN
  IF content ->> 'type' = 'text' THEN
    RETURN jsonb_set(content, '{html}', to_jsonb(read.filled_in(content ->> 'html', of_workspace, of_plan, of_kind, 'html')));
  END IF;
  IF address IS NULL THEN
    RETURN content;
  END IF;
  IF address LIKE '{{%' THEN
    address := read.filled_in(address, of_workspace, of_plan, of_kind, 'href');
  END IF;
  IF address = '' AND current_setting('waymark.party', true) <> 'team' THEN
    RETURN jsonb_set(content, '{action}', 'null');
  END IF;
  RETURN jsonb_set(content, '{action}', jsonb_build_object(
    'href', address, 'text', read.filled_in(content #>> '{action,text}', of_workspace, of_plan, of_kind, 'line')));
END $$;
GRANT EXECUTE ON FUNCTION read.stands_for, read.escaped, read.filled_in, read.filled_content TO ${READER};`;
