internal import CapabilitiesPlayground
internal import Shop

func table() -> PlaygroundTable<World> { .world }
