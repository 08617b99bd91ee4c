// As on an iPhone, importing HealthKit gives Foundation's names.
@_exported import TactusFoundation
