// As on an iPhone, importing CoreMotion gives Foundation's names.
@_exported import TactusFoundation
