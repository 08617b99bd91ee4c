// As on an iPhone, importing CoreBluetooth gives Foundation's names.
@_exported import TactusFoundation
