// As on an iPhone, importing WatchConnectivity gives Foundation's names.
@_exported import TactusFoundation
