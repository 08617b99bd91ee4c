// As on an iPhone, whoever imports AVFAudio has Foundation too.
@_exported import PhoneFoundation
