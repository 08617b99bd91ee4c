// As on an iPhone, importing Contacts gives Foundation's names.
@_exported import TactusFoundation
