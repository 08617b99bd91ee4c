// As on an iPhone, importing DeviceCheck gives Foundation's names.
@_exported import TactusFoundation
