@_exported import PhoneFoundation
