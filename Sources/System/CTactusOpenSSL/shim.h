#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>
#include <openssl/params.h>
#include <openssl/rand.h>
#include <openssl/x509.h>

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
