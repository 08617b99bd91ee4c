// As on an iPhone, importing CoreLocation gives Foundation's names.
@_exported import TactusFoundation
