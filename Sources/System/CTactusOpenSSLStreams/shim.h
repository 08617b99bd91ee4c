#include <openssl/err.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <string.h>

// Macros of the library, and callbacks that would need pointers into Swift objects.

// The values that the callbacks of a stream need.
typedef struct {
  // Whether the peer's certificates are accepted: 1, refused: -1, or not judged yet: 0.
  int decision;
  const unsigned char *sharedKey;
  size_t sharedKeyLength;
  const char *identity;
  // The names of protocols that a server accepts, each after its length.
  const unsigned char *protocols;
  unsigned int protocolsLength;
} TactusTLSState;

static inline int tactusJudge(X509_STORE_CTX *context, void *unused) {
  (void)unused;
  SSL *ssl = X509_STORE_CTX_get_ex_data(context, SSL_get_ex_data_X509_STORE_CTX_idx());
  TactusTLSState *state = SSL_get_app_data(ssl);
  if (state->decision == 0) return SSL_set_retry_verify(ssl);
  X509_STORE_CTX_set_error(context, state->decision > 0 ? X509_V_OK : X509_V_ERR_CERT_UNTRUSTED);
  return state->decision > 0;
}

static inline unsigned int tactusGiveKey(
    const TactusTLSState *state, unsigned char *key, unsigned int limit) {
  if (!state->sharedKey || state->sharedKeyLength > limit) return 0;
  memcpy(key, state->sharedKey, state->sharedKeyLength);
  return (unsigned int)state->sharedKeyLength;
}

static inline unsigned int tactusGiveClientKey(
    SSL *ssl, const char *hint, char *identity, unsigned int identityLimit, unsigned char *key,
    unsigned int limit) {
  (void)hint;
  const TactusTLSState *state = SSL_get_app_data(ssl);
  if (!state->identity || strlen(state->identity) >= identityLimit) return 0;
  strcpy(identity, state->identity);
  return tactusGiveKey(state, key, limit);
}

static inline unsigned int tactusGiveServerKey(
    SSL *ssl, const char *identity, unsigned char *key, unsigned int limit) {
  const TactusTLSState *state = SSL_get_app_data(ssl);
  if (!identity || !state->identity || strcmp(identity, state->identity) != 0) return 0;
  return tactusGiveKey(state, key, limit);
}

static inline int tactusChooseProtocol(
    SSL *ssl, const unsigned char **chosen, unsigned char *length, const unsigned char *offered,
    unsigned int offeredLength, void *unused) {
  (void)unused;
  const TactusTLSState *state = SSL_get_app_data(ssl);
  if (!state->protocolsLength) return SSL_TLSEXT_ERR_NOACK;
  if (SSL_select_next_proto(
          (unsigned char **)chosen, length, state->protocols, state->protocolsLength, offered,
          offeredLength) != OPENSSL_NPN_NEGOTIATED) {
    return SSL_TLSEXT_ERR_ALERT_FATAL;
  }
  return SSL_TLSEXT_ERR_OK;
}

// Stores the numbers of the ciphers of a stream, and returns how many there are.
static inline int tactusCiphers(SSL *stream, uint16_t *numbers, int capacity) {
  STACK_OF(SSL_CIPHER) *ciphers = SSL_get_ciphers(stream);
  int count = ciphers ? sk_SSL_CIPHER_num(ciphers) : 0;
  for (int index = 0; index < count && index < capacity; index++) {
    numbers[index] = SSL_CIPHER_get_protocol_id(sk_SSL_CIPHER_value(ciphers, index));
  }
  return count < capacity ? count : capacity;
}

// Creates a stream with memory for its bytes in both directions; NULL without enough memory.
static inline SSL *tactusMakeStream(int isServer, TactusTLSState *state, int usesSharedKey) {
  SSL_CTX *context = SSL_CTX_new(isServer ? TLS_server_method() : TLS_client_method());
  if (!context) return NULL;
  SSL_CTX_set_cert_verify_callback(context, tactusJudge, NULL);
  SSL_CTX_set_verify(context, isServer ? SSL_VERIFY_NONE : SSL_VERIFY_PEER, NULL);
  SSL_CTX_set_mode(
      context, SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER
                   | SSL_MODE_RELEASE_BUFFERS);
  if (usesSharedKey) {
    SSL_CTX_set_psk_client_callback(context, tactusGiveClientKey);
    SSL_CTX_set_psk_server_callback(context, tactusGiveServerKey);
  }
  SSL_CTX_set_alpn_select_cb(context, tactusChooseProtocol, NULL);
  SSL *ssl = SSL_new(context);
  SSL_CTX_free(context);
  if (!ssl) return NULL;
  BIO *incoming = BIO_new(BIO_s_mem());
  BIO *outgoing = BIO_new(BIO_s_mem());
  if (!incoming || !outgoing) {
    BIO_free(incoming);
    BIO_free(outgoing);
    SSL_free(ssl);
    return NULL;
  }
  // An empty memory asks for more bytes; it does not end.
  BIO_set_mem_eof_return(incoming, -1);
  BIO_set_mem_eof_return(outgoing, -1);
  SSL_set_bio(ssl, incoming, outgoing);
  SSL_set_app_data(ssl, state);
  if (isServer) {
    SSL_set_accept_state(ssl);
  } else {
    SSL_set_connect_state(ssl);
  }
  return ssl;
}

static inline long tactusSetVersions(SSL *ssl, int lowest, int highest) {
  return SSL_set_min_proto_version(ssl, lowest) && SSL_set_max_proto_version(ssl, highest);
}

static inline long tactusSetServerName(SSL *ssl, const char *name) {
  return SSL_set_tlsext_host_name(ssl, name);
}

static inline const char *tactusServerName(const SSL *ssl) {
  return SSL_get_servername(ssl, TLSEXT_NAMETYPE_host_name);
}

// Returns the bytes in the memory for the peer.
static inline size_t tactusPendingBytes(SSL *ssl) { return BIO_ctrl_pending(SSL_get_wbio(ssl)); }

static inline int tactusReason(unsigned long code) { return ERR_GET_REASON(code); }

static inline int tactusPeerCount(SSL *ssl) {
  STACK_OF(X509) *chain = SSL_get_peer_cert_chain(ssl);
  return chain ? sk_X509_num(chain) : 0;
}

// Stores a certificate of the peer in DER and returns its length; the caller frees it.
static inline int tactusPeerCertificate(SSL *ssl, int index, unsigned char **bytes) {
  return i2d_X509(sk_X509_value(SSL_get_peer_cert_chain(ssl), index), bytes);
}

static inline void tactusFreeBytes(void *bytes) { OPENSSL_free(bytes); }
