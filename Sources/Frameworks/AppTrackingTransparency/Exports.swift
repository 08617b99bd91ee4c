// As on an iPhone, importing AppTrackingTransparency gives Foundation's names.
@_exported import TactusFoundation
