// As on an iPhone, importing AdSupport gives Foundation's names.
@_exported import TactusFoundation
