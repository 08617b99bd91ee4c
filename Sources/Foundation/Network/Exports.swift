// As on an iPhone, importing Network gives Foundation's, Dispatch's and Security's names.
@_exported import Security
@_exported import TactusFoundation
