// As on an iPhone, importing CoreSpotlight gives the names of Foundation and of uniform types.
@_exported import TactusFoundation
@_exported import UniformTypeIdentifiers
