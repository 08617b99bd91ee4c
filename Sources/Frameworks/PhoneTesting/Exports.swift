// A test that imports PhoneTesting has the words for what it says with it: models, settings, touches.
@_exported import Phone
@_exported import PhoneLink
@_exported import PhoneScript
