// As on an iPhone, importing CryptoKit imports Foundation.
@_exported import TactusFoundation
