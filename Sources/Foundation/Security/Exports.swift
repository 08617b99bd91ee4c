// As on an iPhone, importing Security gives Core Foundation's names.
@_exported import TactusFoundation
