/**
 * A certificate of `in.example.com` that signed itself, for tests: it is good from 2020 to 2120,
 * and protects nothing.
 */
export const selfSigned = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgPCTn+xxVcubvwLVY
KkvFsxdEwEMvp17rY7CB2rudiYqhRANCAARPE1gyuhuDFMfkQBMpwHdrNzmOpMtu
7ou82fhcuSwAjhEXprAHt+QyoJ+5Q38yc5t2U8DtpyGbVjiMH8cx5Cyk
-----END PRIVATE KEY-----
`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBcDCCARagAwIBAgIBATAKBggqhkjOPQQDAjAZMRcwFQYDVQQDDA5pbi5leGFt
cGxlLmNvbTAgFw0yMDAxMDEwMDAwMDBaGA8yMTIwMDEwMTAwMDAwMFowGTEXMBUG
A1UEAwwOaW4uZXhhbXBsZS5jb20wWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAARP
E1gyuhuDFMfkQBMpwHdrNzmOpMtu7ou82fhcuSwAjhEXprAHt+QyoJ+5Q38yc5t2
U8DtpyGbVjiMH8cx5Cyko00wSzAZBgNVHREEEjAQgg5pbi5leGFtcGxlLmNvbTAP
BgNVHRMBAf8EBTADAQH/MB0GA1UdDgQWBBQ7GvuYmv35PcVmOSk+8iB4vTlwbTAK
BggqhkjOPQQDAgNIADBFAiEAyehSoy+dWPtZIQPnn3Q6zd6e3wfsmpHiure7O2g1
OWQCIANWYI+XuVM8oLizfdKufMlUe0UewqkbN34IyAZnzXJB
-----END CERTIFICATE-----
`,
};
