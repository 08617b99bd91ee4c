// As on an iPhone, importing AudioToolbox imports Foundation.
@_exported import TactusFoundation
