// As on an iPhone, importing SystemConfiguration gives Core Foundation's names.
@_exported import TactusFoundation
