internal import CTactusJavaScriptCore

/// A description of a class of objects with functions of the program.
///
/// Its layout is that of the C structure.
public struct JSClassDefinition {
  /// The version of the structure: 0.
  public var version: Int32
  /// The attributes.
  public var attributes: JSClassAttributes
  /// The name, in UTF-8.
  public var className: UnsafePointer<CChar>!
  /// The parent class.
  public var parentClass: JSClassRef!
  /// The properties, up to one without a name.
  public var staticValues: UnsafePointer<JSStaticValue>!
  /// The methods, up to one without a name.
  public var staticFunctions: UnsafePointer<JSStaticFunction>!
  /// The function that is called when an object is created.
  public var initialize: JSObjectInitializeCallback!
  /// The function that is called when an object is finalized.
  public var finalize: JSObjectFinalizeCallback!
  /// The function that returns whether an object has a property.
  public var hasProperty: JSObjectHasPropertyCallback!
  /// The function that returns a property.
  public var getProperty: JSObjectGetPropertyCallback!
  /// The function that sets a property.
  public var setProperty: JSObjectSetPropertyCallback!
  /// The function that deletes a property.
  public var deleteProperty: JSObjectDeletePropertyCallback!
  /// The function that collects the names of properties.
  public var getPropertyNames: JSObjectGetPropertyNamesCallback!
  /// The function of a call.
  public var callAsFunction: JSObjectCallAsFunctionCallback!
  /// The function of `new`.
  public var callAsConstructor: JSObjectCallAsConstructorCallback!
  /// The function of `instanceof`.
  public var hasInstance: JSObjectHasInstanceCallback!
  /// The function that converts an object.
  public var convertToType: JSObjectConvertToTypeCallback!

  /// Creates an empty one.
  public init() {
    version = 0
    attributes = 0
    className = nil
    parentClass = nil
    staticValues = nil
    staticFunctions = nil
    initialize = nil
    finalize = nil
    hasProperty = nil
    getProperty = nil
    setProperty = nil
    deleteProperty = nil
    getPropertyNames = nil
    callAsFunction = nil
    callAsConstructor = nil
    hasInstance = nil
    convertToType = nil
  }

  /// Creates one with all values.
  public init(
    version: Int32, attributes: JSClassAttributes, className: UnsafePointer<CChar>!,
    parentClass: JSClassRef!, staticValues: UnsafePointer<JSStaticValue>!,
    staticFunctions: UnsafePointer<JSStaticFunction>!, initialize: JSObjectInitializeCallback!,
    finalize: JSObjectFinalizeCallback!, hasProperty: JSObjectHasPropertyCallback!,
    getProperty: JSObjectGetPropertyCallback!, setProperty: JSObjectSetPropertyCallback!,
    deleteProperty: JSObjectDeletePropertyCallback!,
    getPropertyNames: JSObjectGetPropertyNamesCallback!,
    callAsFunction: JSObjectCallAsFunctionCallback!,
    callAsConstructor: JSObjectCallAsConstructorCallback!,
    hasInstance: JSObjectHasInstanceCallback!, convertToType: JSObjectConvertToTypeCallback!
  ) {
    self.version = version
    self.attributes = attributes
    self.className = className
    self.parentClass = parentClass
    self.staticValues = staticValues
    self.staticFunctions = staticFunctions
    self.initialize = initialize
    self.finalize = finalize
    self.hasProperty = hasProperty
    self.getProperty = getProperty
    self.setProperty = setProperty
    self.deleteProperty = deleteProperty
    self.getPropertyNames = getPropertyNames
    self.callAsFunction = callAsFunction
    self.callAsConstructor = callAsConstructor
    self.hasInstance = hasInstance
    self.convertToType = convertToType
  }
}

/// A description without functions.
public var kJSClassDefinitionEmpty: JSClassDefinition { JSClassDefinition() }

/// Creates a class of its description.
@discardableResult
public func JSClassCreate(_ definition: UnsafePointer<JSClassDefinition>!) -> JSClassRef! {
  tactus_JSClassCreate(definition)
}
