// As on an iPhone, importing JavaScriptCore gives Foundation's names.
@_exported import TactusFoundation
