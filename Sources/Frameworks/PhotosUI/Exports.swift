// As on an iPhone, importing PhotosUI gives the names of the photo library and of uniform types.
@_exported import Photos
@_exported import UniformTypeIdentifiers
