// As on an iPhone, importing MobileCoreServices gives the names of Core Services.
@_exported import CoreServices
