# A catcher of mail in the place of Mailpit, with the few addresses of its interface that are asked for here.
ARG NODE
FROM ${NODE}
COPY mailCatcher.mjs /mail/
COPY node_modules /mail/node_modules
COPY mailpit.sh /mailpit
RUN chmod +x /mailpit
ENTRYPOINT ["/mailpit"]
