// As on an iPhone, whoever imports Core Haptics has Foundation too.
@_exported import PhoneFoundation
