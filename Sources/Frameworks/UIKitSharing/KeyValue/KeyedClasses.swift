extension LPLinkMetadata: KeyedClass {}
extension UIActivity: KeyedClass {}
extension UIActivityItemsConfiguration: KeyedClass {}
