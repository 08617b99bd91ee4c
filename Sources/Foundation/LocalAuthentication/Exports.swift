// As on an iPhone, importing LocalAuthentication gives Foundation's names.
@_exported import TactusFoundation
