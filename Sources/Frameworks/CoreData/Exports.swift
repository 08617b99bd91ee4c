// As on an iPhone, importing CoreData gives Foundation's names.
@_exported import TactusFoundation
