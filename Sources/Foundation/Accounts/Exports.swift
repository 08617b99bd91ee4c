// As on an iPhone, importing Accounts gives Foundation's names.
@_exported import TactusFoundation
