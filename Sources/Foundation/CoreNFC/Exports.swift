// As on an iPhone, importing CoreNFC gives Foundation's names.
@_exported import TactusFoundation
