// As on an iPhone, importing PushKit gives Foundation's names.
@_exported import TactusFoundation
