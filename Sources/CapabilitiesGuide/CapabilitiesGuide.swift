// This module holds the guide, which is about all products: CapabilitiesGuide.docc beside this file.
// It is a target so that whoever builds documentation gets the guide, and no product, so that no
// client builds it.
