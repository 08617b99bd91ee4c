// What is named here are Foundation's values.
@_exported import PhoneClocks
