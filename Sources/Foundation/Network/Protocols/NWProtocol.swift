/// The superclass of the protocols.
public class NWProtocol {}
