// As on an iPhone, whoever imports AudioToolbox has Foundation too.
@_exported import PhoneFoundation
