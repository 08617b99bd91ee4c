#include <openssl/md4.h>
#include <openssl/md5.h>
#include <openssl/sha.h>
#include <string.h>

// Hash functions whose state is memory of the caller that may be copied and forgotten. The states
// are those of Apple's public header: two numbers for the count of bits, the hash, and the bytes
// that wait.

enum tactusPlainDigest {
  tactusMD4, tactusMD5, tactusSHA1, tactusSHA224, tactusSHA256, tactusSHA384, tactusSHA512
};

typedef struct { SHA_LONG count[2], hash[8], waiting[16]; } tactusSHA256State;
typedef struct { SHA_LONG64 count[2], hash[8], waiting[16]; } tactusSHA512State;

static inline SHA256_CTX tactusLoadSHA256(const tactusSHA256State *state, unsigned int length) {
  SHA256_CTX context = {
    .Nl = state->count[0], .Nh = state->count[1], .num = state->count[0] / 8 % sizeof state->waiting,
    .md_len = length,
  };
  memcpy(context.h, state->hash, sizeof context.h);
  memcpy(context.data, state->waiting, sizeof context.data);
  return context;
}

static inline void tactusStoreSHA256(const SHA256_CTX *context, tactusSHA256State *state) {
  state->count[0] = context->Nl;
  state->count[1] = context->Nh;
  memcpy(state->hash, context->h, sizeof context->h);
  memcpy(state->waiting, context->data, sizeof context->data);
}

static inline SHA512_CTX tactusLoadSHA512(const tactusSHA512State *state, unsigned int length) {
  SHA512_CTX context = {
    .Nl = state->count[0], .Nh = state->count[1], .num = state->count[0] / 8 % sizeof state->waiting,
    .md_len = length,
  };
  memcpy(context.h, state->hash, sizeof context.h);
  memcpy(context.u.d, state->waiting, sizeof context.u.d);
  return context;
}

static inline void tactusStoreSHA512(const SHA512_CTX *context, tactusSHA512State *state) {
  state->count[0] = context->Nl;
  state->count[1] = context->Nh;
  memcpy(state->hash, context->h, sizeof context->h);
  memcpy(state->waiting, context->u.d, sizeof context->u.d);
}

// Begins a hash function in memory that need not be initialized.
static inline void tactusDigestInit(enum tactusPlainDigest kind, void *state) {
  SHA256_CTX small = {0};
  SHA512_CTX large = {0};
  switch (kind) {
  case tactusMD4: MD4_Init((MD4_CTX *)state); return;
  case tactusMD5: MD5_Init((MD5_CTX *)state); return;
  case tactusSHA1: SHA1_Init((SHA_CTX *)state); return;
  case tactusSHA224: SHA224_Init(&small); break;
  case tactusSHA256: SHA256_Init(&small); break;
  case tactusSHA384: SHA384_Init(&large); break;
  case tactusSHA512: SHA512_Init(&large); break;
  }
  if (kind == tactusSHA224 || kind == tactusSHA256) {
    tactusStoreSHA256(&small, (tactusSHA256State *)state);
  } else {
    tactusStoreSHA512(&large, (tactusSHA512State *)state);
  }
}

// Adds bytes.
static inline void tactusDigestUpdate(
    enum tactusPlainDigest kind, void *state, const void *bytes, size_t count) {
  SHA256_CTX small;
  SHA512_CTX large;
  switch (kind) {
  case tactusMD4: MD4_Update((MD4_CTX *)state, bytes, count); break;
  case tactusMD5: MD5_Update((MD5_CTX *)state, bytes, count); break;
  case tactusSHA1: SHA1_Update((SHA_CTX *)state, bytes, count); break;
  case tactusSHA224:
  case tactusSHA256:
    small = tactusLoadSHA256((tactusSHA256State *)state, SHA256_DIGEST_LENGTH);
    SHA256_Update(&small, bytes, count);
    tactusStoreSHA256(&small, (tactusSHA256State *)state);
    break;
  case tactusSHA384:
  case tactusSHA512:
    large = tactusLoadSHA512((tactusSHA512State *)state, SHA512_DIGEST_LENGTH);
    SHA512_Update(&large, bytes, count);
    tactusStoreSHA512(&large, (tactusSHA512State *)state);
    break;
  }
}

// Writes the digest, and ends the hash function.
static inline void tactusDigestFinal(enum tactusPlainDigest kind, void *state, unsigned char *digest) {
  SHA256_CTX small;
  SHA512_CTX large;
  unsigned int length = 0;
  switch (kind) {
  case tactusMD4: MD4_Final(digest, (MD4_CTX *)state); break;
  case tactusMD5: MD5_Final(digest, (MD5_CTX *)state); break;
  case tactusSHA1: SHA1_Final(digest, (SHA_CTX *)state); break;
  case tactusSHA224:
  case tactusSHA256:
    length = kind == tactusSHA224 ? SHA224_DIGEST_LENGTH : SHA256_DIGEST_LENGTH;
    small = tactusLoadSHA256((tactusSHA256State *)state, length);
    SHA256_Final(digest, &small);
    tactusStoreSHA256(&small, (tactusSHA256State *)state);
    OPENSSL_cleanse(&small, sizeof small);
    break;
  case tactusSHA384:
  case tactusSHA512:
    length = kind == tactusSHA384 ? SHA384_DIGEST_LENGTH : SHA512_DIGEST_LENGTH;
    large = tactusLoadSHA512((tactusSHA512State *)state, length);
    SHA512_Final(digest, &large);
    tactusStoreSHA512(&large, (tactusSHA512State *)state);
    OPENSSL_cleanse(&large, sizeof large);
    break;
  }
}
