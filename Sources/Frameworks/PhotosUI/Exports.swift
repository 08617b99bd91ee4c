// As on an iPhone, importing PhotosUI gives the names of the photo library.
@_exported import Photos
