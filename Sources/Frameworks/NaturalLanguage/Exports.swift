// As on an iPhone, importing NaturalLanguage gives Foundation's names.
@_exported import TactusFoundation
