#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>
#include <openssl/params.h>
#include <openssl/pkcs12.h>
#include <openssl/provider.h>
#include <openssl/rand.h>
#include <openssl/rsa.h>
#include <openssl/x509.h>
#include <openssl/x509_vfy.h>
#include <openssl/x509v3.h>
#include <stdint.h>
#include <string.h>
#include <time.h>
#include "digests.h"

// Functions that would need pointers into several values at once in Swift.

// Creates a key on a named curve from its uncompressed point, and from its private number if there is
// one. Returns NULL if they do not belong to the curve.
static inline EVP_PKEY *tactusMakeCurveKey(
    const char *curve, const unsigned char *point, size_t pointLength,
    const unsigned char *number, size_t numberLength) {
  EVP_PKEY *key = NULL;
  EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, "EC", NULL);
  OSSL_PARAM_BLD *builder = OSSL_PARAM_BLD_new();
  BIGNUM *value = number ? BN_bin2bn(number, (int)numberLength, NULL) : NULL;
  OSSL_PARAM *params = NULL;
  if (context && builder
      && OSSL_PARAM_BLD_push_utf8_string(builder, OSSL_PKEY_PARAM_GROUP_NAME, curve, 0)
      && OSSL_PARAM_BLD_push_octet_string(builder, OSSL_PKEY_PARAM_PUB_KEY, point, pointLength)
      && (!value || OSSL_PARAM_BLD_push_BN(builder, OSSL_PKEY_PARAM_PRIV_KEY, value))
      && (params = OSSL_PARAM_BLD_to_param(builder)) && EVP_PKEY_fromdata_init(context) > 0) {
    EVP_PKEY_fromdata(context, &key, value ? EVP_PKEY_KEYPAIR : EVP_PKEY_PUBLIC_KEY, params);
  }
  OSSL_PARAM_free(params);
  OSSL_PARAM_BLD_free(builder);
  EVP_PKEY_CTX_free(context);
  BN_clear_free(value);
  return key;
}

// Creates the state of an HMAC; NULL without enough memory.
static inline EVP_MAC_CTX *tactusMakeHMAC(
    const char *digest, const unsigned char *key, size_t keyLength) {
  EVP_MAC *kind = EVP_MAC_fetch(NULL, "HMAC", NULL);
  EVP_MAC_CTX *context = EVP_MAC_CTX_new(kind);
  EVP_MAC_free(kind);
  OSSL_PARAM params[2] = {
    OSSL_PARAM_construct_utf8_string(OSSL_MAC_PARAM_DIGEST, (char *)digest, 0),
    OSSL_PARAM_construct_end(),
  };
  if (context && EVP_MAC_init(context, key, keyLength, params) > 0) return context;
  EVP_MAC_CTX_free(context);
  return NULL;
}

// Stores the private key in PKCS #8 and returns its length; the caller frees the bytes by OPENSSL_free.
static inline int tactusEncodePrivateKey(EVP_PKEY *key, unsigned char **bytes) {
  PKCS8_PRIV_KEY_INFO *info = EVP_PKEY2PKCS8(key);
  int count = info ? i2d_PKCS8_PRIV_KEY_INFO(info, bytes) : 0;
  PKCS8_PRIV_KEY_INFO_free(info);
  return count;
}

static inline void tactusFree(void *bytes) { OPENSSL_free(bytes); }

// Reads an RSA key in PKCS #1 without reading beyond it. Returns NULL for other bytes.
static inline EVP_PKEY *tactusDecodeRSAKey(const unsigned char *bytes, long count, int isPrivate) {
  const unsigned char *place = bytes;
  EVP_PKEY *key = isPrivate ? d2i_PrivateKey(EVP_PKEY_RSA, NULL, &place, count)
                            : d2i_PublicKey(EVP_PKEY_RSA, NULL, &place, count);
  if (key && place != bytes + count) {
    EVP_PKEY_free(key);
    return NULL;
  }
  return key;
}

// Adds a certificate to a list, which gets a reference of its own.
static inline int tactusAppend(STACK_OF(X509) *list, X509 *certificate) {
  if (!X509_up_ref(certificate)) return 0;
  if (sk_X509_push(list, certificate) > 0) return 1;
  X509_free(certificate);
  return 0;
}

// Creates a list of certificates; NULL without enough memory.
static inline STACK_OF(X509) *tactusMakeList(X509 *const *certificates, size_t count) {
  STACK_OF(X509) *list = sk_X509_new_null();
  for (size_t i = 0; list && i < count; i++) {
    if (!tactusAppend(list, certificates[i])) {
      sk_X509_pop_free(list, X509_free);
      return NULL;
    }
  }
  return list;
}

static inline void tactusFreeList(STACK_OF(X509) *list) { sk_X509_pop_free(list, X509_free); }
static inline int tactusCount(const STACK_OF(X509) *list) { return list ? sk_X509_num(list) : 0; }
static inline X509 *tactusElement(const STACK_OF(X509) *list, int index) {
  return sk_X509_value(list, index);
}

// Verifies the first of some certificates, with the others as intermediate ones. Returns the X.509
// result, and the chain that was built, which the caller frees.
static inline int tactusVerifyChain(
    X509 *const *certificates, size_t count, X509 *const *anchors, size_t anchorCount,
    int usesSystemAnchors, int purpose, const char *host, time_t date, STACK_OF(X509) **chain) {
  int result = X509_V_ERR_OUT_OF_MEM;
  X509_STORE *store = X509_STORE_new();
  X509_STORE_CTX *context = X509_STORE_CTX_new();
  STACK_OF(X509) *others = tactusMakeList(certificates + 1, count - 1);
  if (store && context && others) {
    if (usesSystemAnchors) X509_STORE_set_default_paths(store);
    for (size_t i = 0; i < anchorCount; i++) X509_STORE_add_cert(store, anchors[i]);
    if (X509_STORE_CTX_init(context, store, certificates[0], others)) {
      X509_VERIFY_PARAM *param = X509_STORE_CTX_get0_param(context);
      X509_VERIFY_PARAM_set_flags(param, X509_V_FLAG_PARTIAL_CHAIN);
      X509_VERIFY_PARAM_set_time(param, date);
      if (purpose) X509_VERIFY_PARAM_set_purpose(param, purpose);
      if (host) {
        X509_VERIFY_PARAM_set_hostflags(param, X509_CHECK_FLAG_NEVER_CHECK_SUBJECT);
        if (!X509_VERIFY_PARAM_set1_ip_asc(param, host)) {
          X509_VERIFY_PARAM_set1_host(param, host, 0);
        }
      }
      X509_verify_cert(context);
      result = X509_STORE_CTX_get_error(context);
      *chain = X509_STORE_CTX_get1_chain(context);
    }
  }
  tactusFreeList(others);
  X509_STORE_CTX_free(context);
  X509_STORE_free(store);
  return result;
}

// Returns the number of entries of a certificate's subject.
static inline int tactusSubjectCount(X509 *certificate) {
  return X509_NAME_entry_count(X509_get_subject_name(certificate));
}

// Returns the text of the entry at a place of a certificate's subject in UTF-8, which the caller
// frees by OPENSSL_free; NULL for an entry that is no text.
static inline unsigned char *tactusSubjectEntry(X509 *certificate, int place, int *count) {
  X509_NAME_ENTRY *entry = X509_NAME_get_entry(X509_get_subject_name(certificate), place);
  unsigned char *text = NULL;
  *count = ASN1_STRING_to_UTF8(&text, X509_NAME_ENTRY_get_data(entry));
  return *count < 0 ? NULL : text;
}

// Returns the text of an entry of a certificate's subject in UTF-8, which the caller frees by
// OPENSSL_free; NULL without such an entry.
static inline unsigned char *tactusSubjectText(X509 *certificate, int kind, int *count) {
  int place = X509_NAME_get_index_by_NID(X509_get_subject_name(certificate), kind, -1);
  return place < 0 ? NULL : tactusSubjectEntry(certificate, place, count);
}

// Stores a time in seconds since the beginning of 1970. Returns 0 for a time that cannot be read.
static inline int tactusSeconds(const ASN1_TIME *date, int64_t *seconds) {
  struct tm parts;
  if (!date || !ASN1_TIME_to_tm(date, &parts)) return 0;
  *seconds = timegm(&parts);
  return 1;
}

// Returns the e-mail address at an index, which the caller frees by OPENSSL_free; NULL without one.
static inline char *tactusEmailAddress(X509 *certificate, int index) {
  STACK_OF(OPENSSL_STRING) *list = X509_get1_email(certificate);
  char *text = NULL;
  if (list && index < sk_OPENSSL_STRING_num(list)) {
    text = OPENSSL_strdup(sk_OPENSSL_STRING_value(list, index));
  }
  X509_email_free(list);
  return text;
}

// Is called with a private key in PKCS #8, or with a certificate in DER.
typedef void (*TactusFound)(void *context, int isKey, const unsigned char *bytes, int count);

// The results of reading a PKCS #12 file.
enum { tactusPKCS12Read = 0, tactusPKCS12Unreadable = 1, tactusPKCS12Refused = 2 };

static inline int tactusVisitBags(
    const STACK_OF(PKCS12_SAFEBAG) *bags, const char *password, int length,
    OSSL_LIB_CTX *library, TactusFound found, void *context) {
  for (int i = 0; i < sk_PKCS12_SAFEBAG_num(bags); i++) {
    const PKCS12_SAFEBAG *bag = sk_PKCS12_SAFEBAG_value(bags, i);
    int kind = PKCS12_SAFEBAG_get_nid(bag);
    unsigned char *bytes = NULL;
    int count = 0;
    if (kind == NID_keyBag) {
      count = i2d_PKCS8_PRIV_KEY_INFO(PKCS12_SAFEBAG_get0_p8inf(bag), &bytes);
    } else if (kind == NID_pkcs8ShroudedKeyBag) {
      PKCS8_PRIV_KEY_INFO *info = PKCS12_decrypt_skey_ex(bag, password, length, library, NULL);
      if (!info) return tactusPKCS12Refused;
      count = i2d_PKCS8_PRIV_KEY_INFO(info, &bytes);
      PKCS8_PRIV_KEY_INFO_free(info);
    } else if (kind == NID_certBag && PKCS12_SAFEBAG_get_bag_nid(bag) == NID_x509Certificate) {
      X509 *certificate = PKCS12_SAFEBAG_get1_cert(bag);
      if (!certificate) return tactusPKCS12Unreadable;
      count = i2d_X509(certificate, &bytes);
      X509_free(certificate);
    } else if (kind == NID_safeContentsBag) {
      int result = tactusVisitBags(
          PKCS12_SAFEBAG_get0_safes(bag), password, length, library, found, context);
      if (result != tactusPKCS12Read) return result;
      continue;
    } else {
      continue;
    }
    if (count <= 0) return tactusPKCS12Unreadable;
    found(context, kind != NID_certBag, bytes, count);
    OPENSSL_clear_free(bytes, (size_t)count);
  }
  return tactusPKCS12Read;
}

// Calls a function with each private key and each certificate of a PKCS #12 file.
static inline int tactusReadPKCS12(
    const unsigned char *bytes, long count, const char *password, OSSL_LIB_CTX *library,
    TactusFound found, void *context) {
  int length = (int)strlen(password);
  const unsigned char *place = bytes;
  PKCS12 *file = PKCS12_init_ex(NID_pkcs7_data, library, NULL);
  int result = file && d2i_PKCS12(&file, &place, count) ? tactusPKCS12Read : tactusPKCS12Unreadable;
  if (result == tactusPKCS12Read && PKCS12_mac_present(file)
      && !PKCS12_verify_mac(file, password, length)) {
    // An empty password is none for some programs that make such files.
    if (length == 0 && PKCS12_verify_mac(file, NULL, 0)) {
      password = NULL;
    } else {
      result = tactusPKCS12Refused;
    }
  }
  STACK_OF(PKCS7) *parts = NULL;
  if (result == tactusPKCS12Read) {
    parts = PKCS12_unpack_authsafes(file);
    if (!parts) result = tactusPKCS12Unreadable;
  }
  for (int i = 0; result == tactusPKCS12Read && i < sk_PKCS7_num(parts); i++) {
    PKCS7 *part = sk_PKCS7_value(parts, i);
    int kind = OBJ_obj2nid(part->type);
    if (kind != NID_pkcs7_data && kind != NID_pkcs7_encrypted) continue;
    STACK_OF(PKCS12_SAFEBAG) *bags = kind == NID_pkcs7_data
        ? PKCS12_unpack_p7data(part) : PKCS12_unpack_p7encdata(part, password, length);
    if (bags) {
      result = tactusVisitBags(bags, password, length, library, found, context);
    } else {
      result = kind == NID_pkcs7_data ? tactusPKCS12Unreadable : tactusPKCS12Refused;
    }
    sk_PKCS12_SAFEBAG_pop_free(bags, PKCS12_SAFEBAG_free);
  }
  sk_PKCS7_pop_free(parts, PKCS7_free);
  PKCS12_free(file);
  ERR_clear_error();
  return result;
}
