// As on an iPhone, importing Core Haptics imports Foundation.
@_exported import TactusFoundation
