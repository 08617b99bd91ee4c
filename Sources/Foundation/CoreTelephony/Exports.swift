// As on an iPhone, importing CoreTelephony gives Foundation's names.
@_exported import TactusFoundation
