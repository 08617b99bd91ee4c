// The keys of property descriptors (JavaScript.J10); the values are the names in JavaScript.

/// The key of the Boolean that makes the property writable.
public let JSPropertyDescriptorWritableKey: String! = "writable"
/// The key of the Boolean that makes the property enumerable.
public let JSPropertyDescriptorEnumerableKey: String! = "enumerable"
/// The key of the Boolean that makes the property configurable.
public let JSPropertyDescriptorConfigurableKey: String! = "configurable"
/// The key of the value.
public let JSPropertyDescriptorValueKey: String! = "value"
/// The key of the function that returns the value.
public let JSPropertyDescriptorGetKey: String! = "get"
/// The key of the function that sets the value.
public let JSPropertyDescriptorSetKey: String! = "set"
