// As on an iPhone, importing Compression gives Foundation's `Data`.
@_exported import TactusFoundation
