extension MockBlueZ {
  /// The parts of BlueZ's interfaces that the framework uses, with the types of its documentation.
  static let interfaces = """
    <node>
    <interface name='org.freedesktop.DBus.ObjectManager'>
    <method name='GetManagedObjects'><arg type='a{oa{sa{sv}}}' direction='out'/></method>
    </interface>
    <interface name='org.bluez.Adapter1'>
    <method name='SetDiscoveryFilter'><arg type='a{sv}' direction='in'/></method>
    <method name='StartDiscovery'/><method name='StopDiscovery'/>
    </interface>
    <interface name='org.bluez.Device1'><method name='Connect'/><method name='Disconnect'/>
    </interface>
    <interface name='org.bluez.GattService1'/>
    <interface name='org.bluez.GattCharacteristic1'>
    <method name='ReadValue'><arg type='a{sv}' direction='in'/><arg type='ay' direction='out'/>
    </method>
    <method name='WriteValue'><arg type='ay' direction='in'/><arg type='a{sv}' direction='in'/>
    </method>
    <method name='StartNotify'/><method name='StopNotify'/>
    </interface>
    <interface name='org.bluez.GattDescriptor1'>
    <method name='ReadValue'><arg type='a{sv}' direction='in'/><arg type='ay' direction='out'/>
    </method>
    <method name='WriteValue'><arg type='ay' direction='in'/><arg type='a{sv}' direction='in'/>
    </method>
    </interface>
    <interface name='org.bluez.GattManager1'>
    <method name='RegisterApplication'><arg type='o' direction='in'/>
    <arg type='a{sv}' direction='in'/></method>
    <method name='UnregisterApplication'><arg type='o' direction='in'/></method>
    </interface>
    <interface name='org.bluez.LEAdvertisingManager1'>
    <method name='RegisterAdvertisement'><arg type='o' direction='in'/>
    <arg type='a{sv}' direction='in'/></method>
    <method name='UnregisterAdvertisement'><arg type='o' direction='in'/></method>
    </interface>
    </node>
    """
}
